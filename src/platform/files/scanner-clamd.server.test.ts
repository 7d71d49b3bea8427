import { randomBytes, randomUUID } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, test } from 'vitest'
import { eicar, startClamdStandIn } from '#test/files/clamd-stand-in.ts'
import { ScannerUnavailable } from './files.ts'
import { clamdScanner, restAfterFailures } from './scanner-clamd.server.ts'

const streamOf = (...parts: (Buffer | string)[]) => Readable.from(parts.map((part) => Buffer.from(part)))

describe('verdicts', () => {
  test('a large clean file is scanned completely', async () => {
    const clamd = await startClamdStandIn()
    const pieces = Array.from({ length: 80 }, () => randomBytes(64 * 1024))
    expect(await clamdScanner(clamd.url).scan(streamOf(...pieces))).toEqual({ clean: true })
    expect(clamd.scanned).toEqual([80 * 64 * 1024])
  })

  test('malware across two chunks is found', async () => {
    const clamd = await startClamdStandIn()
    const verdict = await clamdScanner(clamd.url).scan(
      streamOf('harmless', '', eicar.slice(0, 30), eicar.slice(30), 'end'),
    )
    expect(verdict).toEqual({ clean: false, signature: 'Eicar-Signature' })
  })

  test('the daemon is reachable through a Unix socket', async () => {
    const clamd = await startClamdStandIn({ path: join(tmpdir(), `clamd-${randomUUID().slice(0, 8)}.sock`) })
    expect(await clamdScanner(clamd.url).scan(streamOf(eicar))).toMatchObject({ clean: false })
  })

  test("a file above the daemon's limit is an error that names the setting", async () => {
    const clamd = await startClamdStandIn({ maxBytes: 100_000 })
    const content = streamOf(...Array.from({ length: 200 }, () => randomBytes(64 * 1024)))
    await expect(clamdScanner(clamd.url).scan(content)).rejects.toThrow(/The virus scanner: .*raise StreamMaxLength/)
    expect(content.destroyed).toBe(true)
  })

  test('a daemon closing the connection early is not treated as unavailable', async () => {
    const clamd = await startClamdStandIn({ maxBytes: 100_000, isCurt: true })
    const content = streamOf(...Array.from({ length: 200 }, () => randomBytes(64 * 1024)))
    const problem = await clamdScanner(clamd.url)
      .scan(content)
      .catch((error: unknown) => error)
    expect(problem).not.toBeInstanceOf(ScannerUnavailable)
    expect(String(problem)).toContain('is it longer than StreamMaxLength')
  })
})

describe('failures', () => {
  test('an unavailable, disconnecting or silent daemon is an error within the timeout', async () => {
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
    await expect(clamdScanner(slow.url, { verdictMs: 300 }).scan(streamOf('x'))).rejects.toThrow(
      'no verdict within 300',
    )
  })

  test('a slow scan is awaited as long as the daemon responds to pings', async () => {
    const slow = await startClamdStandIn({ delayMs: 1_500 })
    expect(await clamdScanner(slow.url, { pulseMs: 300, stuckMs: 200 }).scan(streamOf('x'))).toEqual({ clean: true })
  })

  test('the circuit breaker opens after three failures of the scanner', async () => {
    const gone = await startClamdStandIn()
    await gone.stop()
    const scanner = restAfterFailures(clamdScanner(gone.url), 200)
    const problem = () => scanner.scan(streamOf('x')).catch(String)
    for (let times = 0; times < 3; times++) expect(await problem()).toContain('ECONNREFUSED')
    expect(await problem()).toBe('ScannerUnavailable: The virus scanner: it is left alone for a while')
    await new Promise((resolve) => setTimeout(resolve, 250))
    expect(await problem()).toContain('ECONNREFUSED')
  })

  test('an interrupted stream is never reported as clean', async () => {
    const clamd = await startClamdStandIn()
    async function* breaking() {
      yield Buffer.from('half')
      throw new Error('the line went dead')
    }
    await expect(clamdScanner(clamd.url).scan(Readable.from(breaking()))).rejects.toThrow('the line went dead')
    expect(clamd.scanned).toEqual([])
  })
})
