import { defineFixtures } from '../../fixtures/define-fixtures.ts';
import { states } from './states.ts';

const props = { scriptUrl: '/assets/js/business-bike-map.js' };

export const fixtures = defineFixtures('BusinessBikeMapSE', {
  default: { props },
  empty: { props: {}, problems: ['"Address of the script" is empty. Fill it in before publishing.'] },
  full: { props },
  longText: {
    props: {
      scriptUrl:
        '/assets/js/business-bike-map.js?version=2026-11-20&variant=with-a-name-that-does-not-end-and-breaks-nowhere',
    },
    data: states.failed.data,
  },
  failed: {
    props,
    data: states.failed.data,
  },
  notRegistered: { props, data: states.notRegistered.data },
  refusedAddress: {
    props: { scriptUrl: 'javascript:alert(1)' },
    problems: ['The address of a script starts with https:// or with / for a file of this site.'],
  },
});
