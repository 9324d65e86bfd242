import type { MailWords } from '../leads/mail-words.ts';
import { type EmployerMail, mailAddress, writeEmployerMail } from '../leads/write-employer-mail.ts';
import { bikePath, type Locale } from '../site/locales.ts';
import { writeCosts } from '../ui/write-costs.ts';
import { calculateCosts } from './bike-costs.ts';
import { createCmsClient } from './cms-client.ts';
import { enteredFor } from './entered-values.ts';

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
  void findBike(mail).then((found) => {
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

/** The bike that the address of the page names, `?bike=` with its documentId, and what it costs a month; undefined without one. */
async function findBike({ dataset }: HTMLElement): Promise<EmployerMail['bike']> {
  const { api: cmsUrl = '', calculator: slug, locale } = dataset;
  const id = new URLSearchParams(location.search).get('bike');
  if (!id) return undefined;
  try {
    const [bike] = (await createCmsClient({ cmsUrl }).bikesByIds([id])).data;
    if (!bike) return undefined;
    const found = {
      name: [bike.bike_brand?.title, bike.model].filter(Boolean).join(' '),
      address: bike.slug ? new URL(bikePath(locale as Locale, bike.slug), location.href).href : undefined,
    };
    if (!slug || !bike.retail_price) return found;
    const of = { price: bike.retail_price, ...enteredFor(slug) };
    const costs = await calculateCosts({ apiUrl: cmsUrl, slug }, of).catch(() => undefined);
    return { ...found, monthly: costs && writeCosts(costs).monthly };
  } catch (error) {
    // The mail is whole without the bike.
    console.warn(error);
    return undefined;
  }
}
