import { globSync } from 'node:fs';
import { findProgram } from './find-program.ts';

/** A browser that the journeys run in where it is installed. */
export interface OtherBrowser {
  name: string;
  /** Debian's packages that bring it. */
  packages: readonly string[];
  isInstalled(): boolean;
}

export const findFirefox = () => findProgram('firefox-esr') ?? findProgram('firefox');

export const FIREFOX: OtherBrowser = {
  name: 'Firefox',
  packages: ['firefox-esr'],
  isInstalled: () => findFirefox() !== undefined,
};

/** WebKitGTK's own small browser, which no package puts into the search path. */
export const findMiniBrowser = () => globSync('/usr/lib/*/webkit2gtk-4.1/MiniBrowser')[0];

export const WEBKIT: OtherBrowser = {
  name: 'WebKitGTK',
  packages: ['webkit2gtk-driver', 'xvfb'],
  isInstalled: () => Boolean(findProgram('WebKitWebDriver') && findMiniBrowser() && findProgram('Xvfb')),
};
