import type { Form } from './form.ts';

export const LEAD_FORMS: Readonly<Record<string, Form>> = {
  'plugin::lumavelo.lead': {
    mainField: 'email',
    list: [
      ...['createdAt', 'purpose', 'state', 'subscription', 'confirmedAt', 'company', 'name', 'email', 'country'],
      ...['consentVersion', 'consentText'],
    ],
    readOnly: ['subscription', 'confirmBefore', 'confirmedAt', 'withdrawnAt', 'confirmationSentAt'],
    order: 'createdAt:DESC',
    pageSize: 50,
    rows: [
      [
        ['state', 6, 'State', 'Spam is told to nobody, and deleted after a month.'],
        ['purpose', 6, 'What for'],
      ],
      [
        ['name', 6, 'Name'],
        ['company', 6, 'Company'],
      ],
      [
        ['email', 6, 'E-mail'],
        ['telephone', 6, 'Telephone'],
      ],
      [
        ['employees', 6, 'Employees'],
        ['bike', 6, 'Bike'],
      ],
      [['message', 12, 'Message']],
      [
        ['subscription', 4, 'Newsletter', 'Only confirmed ones get it. Unconfirmed ones are deleted after seven days.'],
        ['confirmedAt', 4, 'Confirmed at'],
        ['withdrawnAt', 4, 'Withdrawn at', 'Kept as a proof of consent, three years unless set otherwise.'],
      ],
      [
        ['confirmation', 4, 'Mail with the link', 'Set to pending, it is sent again, as far as the limits allow.'],
        ['confirmationSentAt', 4, 'Link sent at'],
        ['confirmBefore', 4, 'To be confirmed before'],
      ],
      [['note', 12, 'Our notes', 'Never shown to visitors.']],
      [
        ['country', 3, 'Country'],
        ['language', 3, 'Language'],
        ['pageTitle', 6, 'Page'],
      ],
      [['pageAddress', 12, 'Address of the page']],
      [['consentText', 12, 'Agreed to', 'Word by word, as the form said it.']],
      [
        ['consentVersion', 3, 'Version of the sentence', 'The same for the same sentence.'],
        ['mail', 3, 'Mail', 'Set to pending, it is sent again within a minute.'],
        ['webhook', 3, 'CRM', 'Set to pending, the CRM is told again within a minute.'],
        ['attempts', 3, 'Attempts'],
      ],
      [['lastProblem', 12, 'What went wrong last']],
      [
        ['page', 4, 'Page (documentId)'],
        ['form', 4, 'Form (block)'],
        ['nextAttemptAt', 4, 'Next attempt'],
      ],
    ],
  },
  'site.lead-recipient': {
    mainField: 'email',
    rows: [
      [
        ['email', 6, 'E-mail'],
        ['purpose', 6, 'For', 'None chosen: for all forms.'],
      ],
    ],
  },
};
