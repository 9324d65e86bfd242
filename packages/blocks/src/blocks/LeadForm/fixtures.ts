import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { states } from './states.ts';

export const fixtures = defineFixtures(
  'LeadForm',
  {
    default: { picture: { width: 460 }, props: {} },
    empty: { props: {} },
    full: {
      props: {
        purpose: 'dealer',
        employees: 'required',
        bike: 'optional',
        message: 'required',
        consentText: 'Jullie mogen mij bellen en mailen over het dealernetwerk.',
        thanks: 'Bedankt! Onze accountmanager belt je deze week.',
        privacyLink: '/privacy',
      },
    },
    longText: {
      props: { consentText: 'Een toestemming in veel woorden. '.repeat(12).trim(), privacyLink: '/privacy' },
    },
    newsletter: {
      props: {
        purpose: 'newsletter',
        name: 'no',
        company: 'no',
        telephone: 'no',
        employees: 'no',
        message: 'no',
        privacyLink: '/privacy',
      },
    },
    employee: { props: { purpose: 'employee', employersLink: '/werkgevers' } },
    sending: { props: {}, data: states.sending.data },
    sent: { props: {}, data: states.sent.data },
    failed: { props: {}, data: states.failed.data },
  },
  {
    notInPlace: {
      consentText: 'Is empty for the usual sentence, which would be taken for its text.',
      thanks: 'Is seen only after sending.',
    },
  },
);
