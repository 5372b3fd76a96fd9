import { parentPort, workerData } from 'node:worker_threads';
import { type CertificateSheet, drawCertificates } from './certificate-drawing.ts';

// Runs in its own thread, like all documents.
const drawn = await drawCertificates(workerData as CertificateSheet);
parentPort?.postMessage(drawn);
