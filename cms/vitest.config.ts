import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The order is that of the files' names, and not of what earlier runs on a machine took. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/{api,extensions,http,operation}/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    // Each worker has a CMS of its own, whose queries some files count.
    maxWorkers: 2,
    sequence: { sequencer: ByName },
    // Files keep nothing in modules that another would find, and each would read all of them anew.
    isolate: false,
    // For a machine that does other things as well: two cores carry two of these files, their two CMSes, and a browser.
    testTimeout: 60_000,
    // A start with demo content takes a minute of processor time.
    hookTimeout: 600_000,
  },
});
