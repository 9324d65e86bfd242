import { fileAddress } from 'page-format';
import type { BikeEntry } from '../contract/bike-finder.ts';
import type { MailWords } from '../leads/mail-words.ts';
import { type EmployerMail, mailAddress, writeEmployerMail } from '../leads/write-employer-mail.ts';
import { bikePath, type Locale } from '../site/locales.ts';
import { cmsPriceText } from '../site/price.ts';
import { bikePictureSources } from '../ui/bike-picture.ts';
import { writeCosts } from '../ui/write-costs.ts';
import { calculateCosts } from './bike-costs.ts';
import { enteredFor } from './entered-values.ts';
import { findNamedBike, nameBike } from './named-bike.ts';

/** Lets the mail on a page follow the name that is typed, and be about the bike that the page's address names. */
export function wakeMail(mail: HTMLElement): void {
  const { address = '', words = '' } = mail.dataset;
  const name = mail.querySelector('input');
  let bike: EmployerMail['bike'];
  const write = () => {
    const letter = writeEmployerMail({ words: JSON.parse(words) as MailWords, address, name: name?.value, bike });
    const body = mail.querySelector('.LeadForm-letter p');
    if (body) body.textContent = letter.body;
    mail.querySelector('a.Button')?.setAttribute('href', mailAddress(letter));
    return letter;
  };
  name?.addEventListener('input', write);
  void describeBike(mail).then((found) => {
    bike = found;
    write();
  });

  const copy = mail.querySelector<HTMLElement>('[data-copy]');
  if (!copy || !navigator.clipboard) return;
  copy.hidden = false;
  copy.addEventListener('click', async () => {
    const letter = mail.querySelector('.LeadForm-letter p');
    const said = mail.querySelector<HTMLElement>('[data-copied]');
    try {
      await navigator.clipboard.writeText(write().body);
      if (said) said.textContent = said.dataset.copied ?? '';
    } catch {
      // A browser that gives nobody its clipboard: the text is chosen, and copied by keys or the browser's menu.
      if (letter) getSelection()?.selectAllChildren(letter);
    }
  });
}

/** What the mail says of the bike that the address of the page names; undefined without one. */
async function describeBike(mail: HTMLElement): Promise<EmployerMail['bike']> {
  const { api = '', calculator: slug, locale } = mail.dataset;
  const bike = await findNamedBike(api);
  if (!bike) return undefined;
  showBike(mail, bike);
  const found = {
    name: nameBike(bike),
    address: bike.slug ? new URL(bikePath(locale as Locale, bike.slug), location.href).href : undefined,
  };
  if (!slug || !bike.retail_price) return found;
  const of = { price: bike.retail_price, ...enteredFor(slug) };
  const costs = await calculateCosts({ apiUrl: api, slug }, of).catch(console.warn);
  return { ...found, monthly: costs ? writeCosts(costs).monthly : undefined };
}

/** Beside the mail stands what it is about: the picture of the bike, its name and its price. */
function showBike(mail: HTMLElement, bike: BikeEntry): void {
  const place = mail.querySelector<HTMLElement>('[data-bike]');
  const picture = bike.bike_variants[0]?.bike_image_set.images[0];
  if (!place || !picture) return;
  const { api = '', files = api } = mail.dataset;
  const src = fileAddress(picture.url, files);
  const { x, y } = picture.focalPoint ?? { x: 50, y: 50 };
  const image = Object.assign(new Image(), {
    alt: '',
    sizes: '15rem',
    srcset: bikePictureSources(src, picture.width),
    src,
  });
  image.style.objectPosition = `${x}% ${y}%`;
  const caption = document.createElement('figcaption');
  caption.textContent = [nameBike(bike), cmsPriceText(bike.retail_price, 'euro')].filter(Boolean).join(', ');
  place.replaceChildren(image, caption);
  place.hidden = false;
}
