import { readdir, readFile } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { zipSync } from 'fflate'
import { certificatePdf, packCertificate, partsOf, photoOf } from '#test/statements/certificate-pdf.ts'
import { certificateXml } from '#test/statements/certificate-xml.ts'
import { aCaseOf, aDeviceToken, aFreshClient, post, type Stage } from './action.ts'
import { startSite } from './site.ts'
import { closeStage, openStage } from './stage.ts'
import type { Drill } from './tally.ts'

const uploads = 20
// After a kill, the reader of the dead server runs on for a moment while that of the new one has started.
const [maxReaderMb, maxReaders, maxSeconds, maxPageMs] = [720, 2, 120, 3_000]

/**
 * Twenty clients upload a document at once: PDFs, scans, photographs, damaged and long files. One reader runs at a time within
 * its memory limit, pages stay quick, every document ends in a reading or in words, and a killed server reads on.
 */
export const readings: Drill = async ({ say }) => {
  const files = await makeFiles()
  const site = await startSite()
  const errors: string[] = []
  try {
    const node = await site.addNode({ env: { DRAIN_SECONDS: '0' } })
    const stage = await openStage(site, node.base)
    const clients = await Promise.all(
      Array.from({ length: uploads }, async (_, at) => {
        const own = await aFreshClient(stage)
        return {
          own,
          at,
          caseId: await aCaseOf(stage, own.id, 'waiting_for_documents'),
          file: files[at % files.length],
        }
      }),
    )
    const watch = watchReaders()
    const begin = Date.now()
    const ids = await Promise.all(
      clients.map(({ own, caseId, file }) =>
        send(stage, own.visitor, { caseId, name: file?.name ?? '', content: file?.content ?? Buffer.alloc(0) }),
      ),
    )
    say(`${ids.length} documents were taken after ${seconds(begin)} s`)
    const slowest = slowestPage(stage.client, () => watch.isOver)
    const killed = (async () => {
      await pause(4_000)
      await node.end('SIGKILL')
      await node.start()
    })()
    const done = await readBy(stage, ids, begin)
    await killed
    watch.stop()
    const pageMs = await slowest
    const { readers, megabytes } = watch.highest()
    const last = Math.max(...done.map(({ after }) => after))
    const median = done.map(({ after }) => after).toSorted((a, b) => a - b)[Math.floor(done.length / 2)] ?? 0
    say(`read after ${median.toFixed(1)} s (median) and ${last.toFixed(1)} s (last), with a kill after 4 s`)
    say(`at most ${readers} readers, ${megabytes} MB; slowest page ${pageMs} ms`)
    if (readers > maxReaders) errors.push(`${readers} readers ran at once`)
    if (megabytes > maxReaderMb) errors.push(`a reader took ${megabytes} MB`)
    if (pageMs > maxPageMs) errors.push(`a page took ${pageMs} ms`)
    const unread = done.filter(({ after }) => after > maxSeconds)
    for (const { id } of unread) errors.push(`${id} was not read within ${maxSeconds} s`)
    const [{ certificates = 0 } = {}] = await stage.ask<{ certificates: number }>(
      'select count(*)::int as certificates from tax_statements where document_id = any($1) and content is not null',
      [ids],
    )
    const readable = clients.filter(({ file }) => file?.certificates).length
    say(`${certificates} statements of ${readable} readable documents`)
    const tally = await closeStage(site, stage)
    const [lost, doubled] = [Math.max(0, readable - certificates), Math.max(0, certificates - readable)]
    return {
      ...tally,
      acts: tally.acts + uploads,
      lost: tally.lost + lost,
      doubled: tally.doubled + doubled,
      errors: [...errors, ...tally.errors],
    }
  } finally {
    await site.stop()
  }
}

const seconds = (begin: number) => ((Date.now() - begin) / 1000).toFixed(1)

type File = { name: string; content: Buffer; certificates: number }

async function makeFiles(): Promise<File[]> {
  const printed = await certificatePdf([{ parts: packCertificate(certificateXml()) }])
  const cut = zipSync({ txab: [new Uint8Array(40_000_000), { level: 9 }] }).subarray(0, 1_000)
  const damaged = await certificatePdf([{ parts: partsOf(cut) }])
  const pages = Array.from({ length: 60 }, () => ({ lines: ['A letter'] }))
  return [
    { name: 'printed.pdf', content: printed, certificates: 1 },
    { name: 'scan.jpg', content: await photoOf(printed, { dpi: 200, degrees: 1 }), certificates: 1 },
    { name: 'photo.jpg', content: await photoOf(printed, { dpi: 300, degrees: -5, light: true }), certificates: 1 },
    { name: 'damaged.pdf', content: damaged, certificates: 0 },
    { name: 'long.pdf', content: await certificatePdf(pages), certificates: 0 },
  ]
}

type Sent = { caseId: string; name: string; content: Buffer }

async function send(
  stage: Stage,
  visitor: Parameters<typeof post>[0],
  { caseId, name, content }: Sent,
): Promise<string> {
  const key = `${aDeviceToken()}-${name}`
  const form = () => {
    const data = new FormData()
    data.append('files', new Blob([new Uint8Array(content)], { type: typeOf(name) }), key)
    return data
  }
  const answer = await post(visitor, `/client-portal/cases/${caseId}/files/upload`, form)
  if (answer?.status !== 200) throw new Error(`${name} was not taken: ${answer?.status}`)
  const [row] = await stage.ask<{ id: string }>('select id from documents where original_filename = $1', [key])
  return row?.id ?? ''
}

function typeOf(name: string): string {
  return name.endsWith('.pdf') ? 'application/pdf' : 'image/jpeg'
}

/** Waits until all documents have been read; `after`: seconds since `begin`. */
async function readBy(stage: Stage, ids: string[], begin: number): Promise<{ id: string; after: number }[]> {
  const done = new Map<string, number>()
  while (done.size < ids.length && Date.now() - begin < (maxSeconds + 30) * 1000) {
    const rows = await stage.ask<{ id: string }>(
      'select document_id as id from statement_readings where document_id = any($1) and read_at is not null',
      [ids],
    )
    for (const { id } of rows) if (!done.has(id)) done.set(id, (Date.now() - begin) / 1000)
    await pause(300)
  }
  return ids.map((id) => ({ id, after: done.get(id) ?? Number.POSITIVE_INFINITY }))
}

/** Samples the sandboxed readers of this machine. */
function watchReaders() {
  const state = { isOver: false, readers: 0, megabytes: 0 }
  void (async () => {
    while (!state.isOver) {
      const sizes = (
        await Promise.all((await readdir('/proc')).filter((pid) => /^\d+$/.test(pid)).map(readerSize))
      ).filter((size) => size !== null)
      state.readers = Math.max(state.readers, sizes.length)
      state.megabytes = Math.max(state.megabytes, ...sizes)
      await pause(200)
    }
  })()
  return {
    get isOver() {
      return state.isOver
    },
    stop: () => {
      state.isOver = true
    },
    highest: () => state,
  }
}

async function readerSize(pid: string): Promise<number | null> {
  const command = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
  if (!command.includes('read-statement.js') || command.startsWith('unshare')) return null
  const pages = (await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')).split(' ')[1]
  return Math.round((Number(pages ?? 0) * 4096) / 1_000_000)
}

/** The slowest of many page views in milliseconds; while the server is down, none is counted. */
async function slowestPage(reader: Stage['client'], isOver: () => boolean): Promise<number> {
  let slowest = 0
  while (!isOver()) {
    const answer = await reader.get('/client-portal/cases').catch(() => null)
    if (answer && answer.status < 500) slowest = Math.max(slowest, Math.round(answer.milliseconds))
    await pause(200)
  }
  return slowest
}
