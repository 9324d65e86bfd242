import { expect, test } from 'vitest';
import { embedAddress, submissionAddress, submissionBody } from './hubspot.ts';

const path = '/submissions/v3/integration/submit/12345/0f3b2e1c-aaaa-4bbb-8ccc-0123456789ab';
const target = { portalId: '12345', formId: '0f3b2e1c-aaaa-4bbb-8ccc-0123456789ab' };

test.each([
  ['na1', '', `https://api.hsforms.com${path}`],
  ['eu1', '', `https://api-eu1.hsforms.com${path}`],
  ['ap1', undefined, `https://api-ap1.hsforms.com${path}`],
  ['eu1', 'https://forms.example/', `https://forms.example${path}`],
  ['na1', 'http://localhost:4418/relay', `http://localhost:4418/relay${path}`],
])('region %s with base %j submits to %s', (region, base, address) => {
  expect(submissionAddress({ ...target, region }, base)).toBe(address);
});

test('the embed script comes from the data centre of the portal', () => {
  expect(embedAddress('na1')).toBe('https://js.hsforms.net/forms/embed/v2.js');
  expect(embedAddress('eu1')).toBe('https://js-eu1.hsforms.net/forms/embed/v2.js');
});

test('a submission holds the filled-in fields, where it was sent from, and what was agreed to', () => {
  const body = submissionBody({
    values: { email: 'sanne@example.com', company: '' },
    consent: 'I agree.',
    pageUri: 'https://lumavelo.example/contact',
    pageName: 'Contact',
  });
  expect(body).toEqual({
    fields: [{ objectTypeId: '0-1', name: 'email', value: 'sanne@example.com' }],
    context: { pageUri: 'https://lumavelo.example/contact', pageName: 'Contact' },
    legalConsentOptions: { consent: { consentToProcess: true, text: 'I agree.', communications: [] } },
  });
});
