import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files share a CMS, so their order is that of their names, and not of what earlier runs on a machine took. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId));
  }
}

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts', 'src/{api,extensions,http}/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    // All files talk to one CMS, and one of them counts its queries.
    fileParallelism: false,
    sequence: { sequencer: ByName },
    // Files keep nothing in modules that another would find, and each would read all of them anew.
    isolate: false,
    testTimeout: 20_000,
    // A start with demo content takes ten seconds of a free machine.
    hookTimeout: 300_000,
  },
});
