import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Reading, readingSchema } from './read-statement.server.ts'

const [program, folder] = import.meta.env?.PROD
  ? ['build/server/read-statement.js', 'build/server']
  : ['src/returns/statements/reader/reader-process.server.ts', 'src/returns/statements']

let created: Promise<ReaderCommand> | undefined

type Limits = { ms: number; residentBytes: number }
const ordinary: Limits = { ms: 60_000, residentBytes: 700 * 1024 * 1024 }

export type MeasuredReading = { reading: Reading; busyMs: number }

/** Reads a PDF in a sandboxed process. If that crashes or exceeds a limit, returns this; throws if it was killed. */
export async function readMeasured(pdf: Uint8Array, limits: Partial<Limits> = {}): Promise<MeasuredReading> {
  const { ms, residentBytes } = { ...ordinary, ...limits }
  const { command, rights, program } = await readerCommand()
  const child = spawn(command, [...rights, program], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const started = performance.now()
  let busyMs = 0
  let ended: 'too-slow' | 'too-large' | null = null
  const end = (why: 'too-slow' | 'too-large') => {
    ended ??= why
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => end('too-slow'), ms)
  const scale = setInterval(async () => {
    busyMs = Math.max(busyMs, await busyOf(child))
    if ((await residentOf(child)) > residentBytes) end('too-large')
  }, 250)
  // Use wall-clock time if the CPU time is unavailable or the process ended before it was measured.
  const measured = (reading: Reading): MeasuredReading => {
    return { reading, busyMs: busyMs || Math.round(performance.now() - started) }
  }
  try {
    // If the process exits before it has read all input, writing fails. Ignore this, because the exit code decides.
    child.stdin.on('error', () => undefined)
    child.stdin.end(pdf)
    const [content, { code, signal }] = await Promise.all([text(child.stdout), exitOf(child)])
    if (ended) return measured({ ok: false, because: { reason: ended } })
    // A server shutdown or the OOM killer ended the process. The file may be valid, so throw to retry later.
    if (signal === 'SIGKILL' || signal === 'SIGTERM')
      throw new Error('The reader was ended from outside; it is read later')
    return measured(
      code === 0 ? readingSchema.parse(JSON.parse(content)) : { ok: false, because: { reason: 'crashed' } },
    )
  } finally {
    clearTimeout(clock)
    clearInterval(scale)
    child.kill('SIGKILL')
  }
}

function exitOf(child: ChildProcess): Promise<{ code: number | null; signal: string | null }> {
  return new Promise((resolve, reject) => {
    child.once('close', (code, signal) => resolve({ code, signal }))
    child.once('error', reject)
  })
}

async function residentOf({ pid }: ChildProcess): Promise<number> {
  const sizes = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(sizes.split(' ')[1] ?? 0) * 4096
}

/** CPU time of a process so far in milliseconds, from fields 14 and 15 of its `stat`; 0 if unavailable. */
async function busyOf({ pid }: ChildProcess): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  return ticks * 10
}

type ReaderCommand = { command: string; rights: string[]; program: string; isWithoutNetwork: boolean }

/**
 * Command that starts the sandboxed reader. Node's permission model limits file access to the program and its packages,
 * and `unshare` removes the network on Linux. The PDF is passed through stdin.
 */
export function readerCommand(): Promise<ReaderCommand> {
  created ??= makeCommand()
  return created
}

async function makeCommand(): Promise<ReaderCommand> {
  const readable = [resolve(folder), resolve('package.json'), resolve('node_modules'), await realpath('node_modules')]
  const rights = [
    '--permission',
    ...[...new Set(readable)].map((path) => `--allow-fs-read=${path}`),
    '--max-old-space-size=384',
  ]
  const empty = ['--user', '--map-current-user', '--net', '--']
  if (!(await succeeds('unshare', [...empty, 'true'])))
    return { command: process.execPath, rights, program: resolve(program), isWithoutNetwork: false }
  return {
    ...{ command: 'unshare', rights: [...empty, process.execPath, ...rights] },
    ...{ program: resolve(program), isWithoutNetwork: true },
  }
}

function succeeds(command: string, args: string[]): Promise<boolean> {
  return new Promise((resolved) => {
    const child = spawn(command, args, { stdio: 'ignore' })
    child.once('error', () => resolved(false))
    child.once('close', (code) => resolved(code === 0))
  })
}
