import type { Migration } from 'page-format';

/** New names of properties that say what is asked, as their labels do; anything else stays as it is. */
const RENAMED: Readonly<Record<string, string>> = { showCompany: 'askCompany', showMessage: 'askMessage' };

export const migrations: readonly Migration[] = [
  {
    to: 2,
    name: 'rename-show-to-ask',
    migrate: (props) =>
      Object.fromEntries(Object.entries(props).map(([name, value]) => [RENAMED[name] ?? name, value])),
  },
];
