import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { states } from './states.ts';

const form = { portalId: '25112026', formId: '0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f' };

export const fixtures = defineFixtures('HubspotForm', {
  default: { picture: { width: 460 }, props: form },
  empty: {
    props: {},
    problems: [
      '"Portal ID" is empty. Fill it in before publishing.',
      '"Form ID" is empty. Fill it in before publishing.',
    ],
  },
  full: { props: { ...form, region: 'na1', privacyLink: '/privacy' } },
  longText: { props: { ...form, askCompany: false, askMessage: false, privacyLink: '/privacy' } },
  v1: { v: 1, props: { ...form, showCompany: false, showMessage: true } },
  sending: { props: form, data: states.sending.data },
  failed: { props: form, data: states.failed.data },
  sent: { props: form, data: states.sent.data },
  officialEmbed: { props: { ...form, useOfficialEmbed: true } },
  invalidIds: {
    props: { portalId: '../12', formId: 'contact' },
    problems: [
      'A portal ID is a number.',
      'A form ID looks like 0f3b2e1c-1f7a-4a55-9c1d-2f672a5b655f. HubSpot shows it in the address of the form.',
    ],
  },
});
