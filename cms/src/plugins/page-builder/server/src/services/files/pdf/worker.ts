/** A process that judges one PDF: `node worker.ts path` writes what was found as JSON, or nothing. */
import { readFileSync } from 'node:fs';
import { findActiveContent } from './find-active-content.ts';

const [path = ''] = process.argv.slice(2);
const finding = findActiveContent(readFileSync(path));
if (finding) process.stdout.write(JSON.stringify(finding));
