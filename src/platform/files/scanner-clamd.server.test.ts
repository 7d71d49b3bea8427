import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { ScannerUnavailable } from './files.ts'
import { restAfterFailures } from './rest-scanner.server.ts'
import { clamdScanner } from './scanner-clamd.server.ts'

const streamOf = (...parts: (Buffer | string)[]) => Readable.from(parts.map((part) => Buffer.from(part)))

test('a clean file of many pieces is clean, and all of it was looked at', async () => {
  const clamd = await startClamdStandIn()
  const pieces = Array.from({ length: 80 }, () => randomBytes(64 * 1024))
  expect(await clamdScanner(clamd.url).scan(streamOf(...pieces))).toEqual({ clean: true })
  expect(clamd.scanned).toEqual([80 * 64 * 1024])
})

test('a virus is found though it lies across two pieces', async () => {
  const clamd = await startClamdStandIn()
  const verdict = await clamdScanner(clamd.url).scan(
    streamOf('harmless', '', eicar.slice(0, 30), eicar.slice(30), 'end'),
  )
  expect(verdict).toEqual({ clean: false, signature: 'Eicar-Signature' })
})

test('it is reached by a unix socket too', async () => {
  const clamd = await startClamdStandIn({ path: join(tmpdir(), `clamd-${randomUUID().slice(0, 8)}.sock`) })
  expect(await clamdScanner(clamd.url).scan(streamOf(eicar))).toMatchObject({ clean: false })
})

test('a file longer than the daemon takes is an error that says what to change', async () => {
  const clamd = await startClamdStandIn({ maxBytes: 100_000 })
  const content = streamOf(...Array.from({ length: 200 }, () => randomBytes(64 * 1024)))
  await expect(clamdScanner(clamd.url).scan(content)).rejects.toThrow(/The virus scanner: .*raise StreamMaxLength/)
  expect(content.destroyed).toBe(true)
})

test('a daemon that hangs up in the middle is not taken for one that is away', async () => {
  const clamd = await startClamdStandIn({ maxBytes: 100_000, isCurt: true })
  const content = streamOf(...Array.from({ length: 200 }, () => randomBytes(64 * 1024)))
  const problem = await clamdScanner(clamd.url)
    .scan(content)
    .catch((error: unknown) => error)
  expect(problem).not.toBeInstanceOf(ScannerUnavailable)
  expect(String(problem)).toContain('is it longer than StreamMaxLength')
})

test('a daemon that is away, hangs up or says nothing is an error within the time limit', async () => {
  const gone = await startClamdStandIn()
  await gone.stop()
  await expect(clamdScanner(gone.url).scan(streamOf('x'))).rejects.toThrow('ECONNREFUSED')
  const rude = await startClamdStandIn({ hangsUp: true })
  await expect(clamdScanner(rude.url).scan(streamOf('x'))).rejects.toThrow('The virus scanner')
  const silent = await startClamdStandIn({ isCircuitOpen: true })
  await expect(clamdScanner(silent.url, { pulseMs: 100 }).scan(streamOf('x'))).rejects.toThrow(
    'no sign of life within 100 ms',
  )
  const slow = await startClamdStandIn({ delayMs: 1_500 })
  await expect(clamdScanner(slow.url, { verdictMs: 300 }).scan(streamOf('x'))).rejects.toThrow('no verdict within 300')
})

test('a scan that takes long is waited for as long as the daemon lives', async () => {
  const slow = await startClamdStandIn({ delayMs: 1_500 })
  expect(await clamdScanner(slow.url, { pulseMs: 300, stuckMs: 200 }).scan(streamOf('x'))).toEqual({ clean: true })
})

test('a scanner that was away three times in a row is left alone for a while', async () => {
  const gone = await startClamdStandIn()
  await gone.stop()
  const scanner = restAfterFailures(clamdScanner(gone.url), 200)
  const problem = () => scanner.scan(streamOf('x')).catch(String)
  for (let times = 0; times < 3; times++) expect(await problem()).toContain('ECONNREFUSED')
  expect(await problem()).toBe('ScannerUnavailable: The virus scanner: it is left alone for a while')
  await new Promise((resolve) => setTimeout(resolve, 250))
  expect(await problem()).toContain('ECONNREFUSED')
})

test('content that breaks off is never called clean', async () => {
  const clamd = await startClamdStandIn()
  async function* breaking() {
    yield Buffer.from('half')
    throw new Error('the line went dead')
  }
  await expect(clamdScanner(clamd.url).scan(Readable.from(breaking()))).rejects.toThrow('the line went dead')
  expect(clamd.scanned).toEqual([])
})
