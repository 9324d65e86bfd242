import { describe, expect, it } from 'vitest';
import { call } from '../harness/client.ts';
import { create, newWord } from '../harness/entries.ts';

describe('finding entries by title', () => {
  it('knows capitals of every language, and takes no character for a pattern', async () => {
    const word = newWord();
    const brand = await create('bike-brands', { title: `ÉLAN ${word} 100%`, slug: word });
    const titles = async (search: string) =>
      (
        await call(`/api/find?contentType=bike-brands&filters[title][$containsi]=${encodeURIComponent(search)}`)
      ).body.data.map((entry: { title: string }) => entry.title);
    expect(await titles(`élan ${word}`)).toEqual([`ÉLAN ${word} 100%`]);
    expect(await titles(`${word} 100%`)).toEqual([`ÉLAN ${word} 100%`]);
    expect(await titles(`${word}%100`)).toEqual([]);
    expect(await titles(`_${word}`)).toEqual([]);
    const [entry] = (await call(`/api/find?contentType=bike-brands&filters[title][$containsi]=${word}`)).body.data;
    expect(entry).toEqual({
      id: brand,
      documentId: brand,
      title: `ÉLAN ${word} 100%`,
      slug: word,
      description: `ÉLAN ${word} 100%`,
    });
  });

  it('gives published FAQs of one locale, the default one unless another is named', async () => {
    const word = newWord();
    const items = [{ question: 'Why?', answer: 'Because.' }];
    const faq = await create('faqs', { title: `Dutch ${word}`, category: 'lease', items });
    await call(`/api/faqs/${faq}?locale=de`, {
      as: 'api',
      method: 'PUT',
      body: { force: true, data: { title: `Deutsch ${word}`, items: [] } },
    });
    await create('faqs', { title: `Draft ${word}` }, '?status=draft');
    const search = `/api/find?contentType=faqs&filters[title][$containsi]=${word}`;
    expect((await call(search)).body.data).toEqual([
      { id: faq, documentId: faq, title: `Dutch ${word}`, category: 'lease', items },
    ]);
    const [german] = (await call(`${search}&locale=de`)).body.data;
    expect(german).toMatchObject({ documentId: faq, title: `Deutsch ${word}`, items: [] });
  });

  it('knows bike types and calculators', async () => {
    const value = newWord();
    const type = await create('bike-types', { title: `Zz ${value}`, value });
    const found = await call(`/api/find?contentType=bike-types&filters[title][$containsi]=${value}`);
    expect(found.body).toEqual({
      data: [{ id: type, documentId: type, title: `Zz ${value}`, value }],
      meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: 1 } },
    });
    expect((await call('/api/find?contentType=calculators&filters[name][$containsi]=zzzz')).body.data).toEqual([]);
  });
});
