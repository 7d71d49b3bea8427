import { parentPort, workerData } from 'node:worker_threads'
import { readCamt } from './read-camt.ts'

parentPort?.postMessage(readCamt(workerData.bytes, workerData.today))
