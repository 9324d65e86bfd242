/** A worker thread that judges one PDF. */
import { readFile } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { findActiveContent } from './find-active-content.ts';

parentPort?.postMessage(findActiveContent(await readFile(workerData as string)));
