import { describe, expect, it } from 'vitest';
import { uploadWorkbook, writeWorkbook } from '../calculators/workbooks.ts';
import { call } from '../harness/client.ts';
import { create, newWord } from '../harness/entries.ts';
import { deleteUsedFile, upload } from '../harness/images.ts';

describe('site settings', () => {
  /** Those of Austria, which no other test has any of. */
  let austria: string;
  const change = (data: object) =>
    call(`/api/site-settings/${austria}`, { as: 'api', method: 'PUT', body: { force: true, data } });

  it('are those of a country', async () => {
    const faq = await create('faqs', { title: 'On the site', items: [{ question: 'Q', answer: 'A' }] });
    expect((await call('/api/site?country=at')).body).toEqual({ data: null });
    austria = await create('site-settings', {
      country: 'at',
      organisation: 'Lumavelo Austria',
      office: 'Lendkai 7\n\n 8020 Graz ',
      socialLinks: 'https://www.linkedin.com/company/lumavelo\nhttps://www.instagram.com/lumavelo',
      reviewStatistics: { rating: 4.8, total: 312 },
      faqs: [faq],
    });
    expect((await call('/api/site?country=at')).body.data).toEqual({
      country: 'at',
      organisation: 'Lumavelo Austria',
      email: '',
      phone: '',
      office: ['Lendkai 7', '8020 Graz'],
      socialLinks: ['https://www.linkedin.com/company/lumavelo', 'https://www.instagram.com/lumavelo'],
      cdnPrefix: '',
      apiPublicUrl: '',
      headerPages: [],
      footerPages: [],
      knownPages: [],
      securityContact: '',
      analyticsId: '',
      scriptHosts: [],
      calculatorSlug: '',
      profileCalculators: {},
      reviewStatistics: { rating: 4.8, total: 312 },
      ownPictures: [],
      faqs: [{ id: faq, documentId: faq, title: 'On the site', category: '', items: [{ question: 'Q', answer: 'A' }] }],
    });
  });

  it('have questions as visitors of the country read them', async () => {
    const items = [{ question: 'Hoeveel fietsen?', answer: '{{bikes}}, en bel {{phone}}' }];
    const faq = await create('faqs', { title: 'Aanbod', items });
    await change({ phone: '+43 1 555', faqs: [faq] });
    const { bikes } = (await call('/api/facts?country=at')).body.data;
    expect((await call('/api/site?country=at')).body.data.faqs[0].items).toEqual([
      { question: 'Hoeveel fietsen?', answer: `${bikes}, en bel +43\u00a01\u00a0555` },
    ]);
  });

  it('name the country’s own pictures for those that pages name, until the file is gone', async () => {
    const [named, shown] = [await upload({ width: 40, height: 30 }), await upload({ width: 60, height: 20 })];
    await change({ ownPictures: [{ picture: named.id, instead: shown.id }] });
    const read = async () => (await call('/api/site?country=at')).body.data.ownPictures;
    const { documentId } = shown.reference;
    expect(await read()).toEqual([
      {
        picture: named.reference.documentId,
        instead: expect.objectContaining({ documentId, width: 60, height: 20, mime: expect.stringMatching(/^image/) }),
      },
    ]);
    await deleteUsedFile(shown.id);
    expect(await read()).toEqual([]);
  });

  it('lead to other sites by https alone', async () => {
    const data = { country: 'de', socialLinks: 'javascript:alert(1)' };
    const { status } = await call('/api/site-settings', { as: 'api', body: { force: true, data } });
    expect(status).toBe(400);
  });

  it('say what Google’s reviews of the country are; elsewhere they are those of this CMS', async () => {
    await create('reviews', { author_name: newWord(), rating: 3 });
    const statistics = async (country: string) => (await call(`/api/reviews${country}`)).body.meta.statistics;
    const own = await statistics('');
    const settings = await create('site-settings', { country: 'fr' });
    expect(await statistics('?country=fr')).toEqual(own);
    const reviewStatistics = { rating: 4.1, total: 987 };
    await call(`/api/site-settings/${settings}`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { reviewStatistics } },
    });
    expect(await statistics('?country=fr')).toEqual(reviewStatistics);
    expect(await statistics('')).toEqual(own);
    expect(await statistics('?country=be')).toEqual(own);
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });

  it('name the calculator that the cards of bikes ask, once the country has a configuration', async () => {
    const settings = await create('site-settings', { country: 'de' });
    const slug = async () => (await call('/api/site?country=de&locale=de')).body.data.calculatorSlug;
    expect(await slug()).toBe('');
    const configuration = await create('calculator-configs', { country: 'de', calculatorSlug: 'our-own' });
    expect(await slug()).toBe('our-own');

    const profiles = async () => (await call('/api/site?country=de&locale=de')).body.data.profileCalculators;
    expect(await profiles()).toEqual({});
    const data = { country: 'de', name: 'Part time', slug: newWord(), profile: 'partTime' };
    const calculator = await create('calculators', data, '?status=draft');
    const furtherCalculators = [{ calculatorSlug: data.slug }];
    const change = { method: 'PUT', body: { force: true, data: { furtherCalculators } }, as: 'api' } as const;
    expect((await call(`/api/calculator-configs/${configuration}`, change)).status).toBe(200);
    // Nobody is led to a draft.
    expect(await profiles()).toEqual({});
    const workbook = await uploadWorkbook(writeWorkbook({ B3: 1, B12: '=B3*2' }));
    const publish = { force: true, data: { workbook, inputs: [{ cell: 'B3' }], outputs: [{ cell: 'B12' }] } };
    await call(`/api/calculators/${calculator}?status=published`, { as: 'api', method: 'PUT', body: publish });
    expect(await profiles()).toEqual({ partTime: data.slug });
    await call(`/api/calculator-configs/${configuration}`, { as: 'api', method: 'DELETE' });
    expect(await slug()).toBe('');
    await call(`/api/site-settings/${settings}`, { as: 'api', method: 'DELETE' });
  });
});
