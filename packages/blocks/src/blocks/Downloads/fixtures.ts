import type { MediaReference } from 'page-format';
import { defineFixtures } from '../../fixtures/define-fixtures.ts';

function file(id: string, name: string, mime: string): MediaReference {
  return {
    $ref: 'media',
    documentId: `fixture-${id}`,
    snapshot: {
      name,
      url: `/uploads/${name}`,
      mime,
      width: null,
      height: null,
      ext: name.slice(name.lastIndexOf('.')),
      folder: null,
      alternativeText: null,
    },
  };
}

const guide = {
  id: 'item1',
  title: 'Guide for employees',
  file: file('guide', 'guide-employees.pdf', 'application/pdf'),
};
const list = {
  id: 'item2',
  title: 'List of dealers',
  file: file('dealers', 'dealers.xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
};
const untitled = { id: 'item3', file: file('terms', 'insurance-terms-2026.pdf', 'application/pdf') };

export const fixtures = defineFixtures('Downloads', {
  default: { picture: { width: 460 }, props: { items: [guide, list] } },
  empty: { problems: ['Please add at least one download item on the right.'], props: { items: [] } },
  full: { props: { items: [guide, list, untitled], downloadText: 'Herunterladen' } },
  longText: {
    props: {
      items: [
        {
          ...guide,
          title:
            'Rahmenvereinbarung zwischen Arbeitgeber und Leasinggesellschaft, with every annex, the insurance terms and the price list for service partners',
        },
        {
          ...untitled,
          file: file(
            'contract',
            'dienstfahrradueberlassungsvertrag_muster_unterschriftsreif_2026.docx',
            'application/msword',
          ),
        },
      ],
      downloadText: 'Dokument herunterladen',
    },
  },
  withoutFile: {
    props: { items: [guide, { id: 'item4', title: 'To follow' }] },
    problems: ['Please select a file for this download item'],
  },
});
