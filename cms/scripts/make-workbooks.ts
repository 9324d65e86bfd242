/** Writes the example workbooks of the demo content: `node scripts/make-workbooks.ts <folder>`. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { closePool } from '../src/plugins/lumavelo/server/src/calculations/pool.ts';
import { buildWorkbookFile } from '../src/plugins/lumavelo/server/src/demo/calculators/example-workbook.ts';
import { EXAMPLES } from '../src/plugins/lumavelo/server/src/demo/calculators/examples.ts';

const [folder] = process.argv.slice(2);
if (!folder) {
  console.error('Name the folder to write to: node scripts/make-workbooks.ts <folder>');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
for (const { slug, workbook } of EXAMPLES) {
  const file = join(folder, `${slug}.xlsx`);
  await writeFile(file, await buildWorkbookFile(workbook));
  console.log(file);
}
await closePool();
