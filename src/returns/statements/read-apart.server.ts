import { type ChildProcess, spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { text } from 'node:stream/consumers'
import { type Reading, readingSchema } from './read-statement.server.ts'

/** The built program, and its source where nothing was built. */
const program = import.meta.env?.PROD
  ? 'build/server/read-statement.js'
  : 'src/returns/statements/reader-process.server.ts'

type Limits = { ms: number; residentBytes: number }
const ordinary: Limits = { ms: 60_000, residentBytes: 700 * 1024 * 1024 }

/**
 * Reads a statement in a process of its own, which may neither write nor start anything and knows no secret. Whatever becomes
 * of it (too slow, too large, crashed), here it is an answer; who ends it from outside makes this throw.
 */
export async function readApart(pdf: Uint8Array, limits: Partial<Limits> = {}): Promise<Reading> {
  const { ms, residentBytes } = { ...ordinary, ...limits }
  const rights = ['--permission', '--allow-fs-read=*', '--max-old-space-size=384']
  const child = spawn(process.execPath, [...rights, program], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  let ended: 'too-slow' | 'too-large' | null = null
  const end = (why: 'too-slow' | 'too-large') => {
    ended ??= why
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => end('too-slow'), ms)
  const scale = setInterval(async () => {
    if ((await residentOf(child)) > residentBytes) end('too-large')
  }, 250)
  try {
    // A process that ends early closes its input: what it says of itself counts, not the broken pipe.
    child.stdin.on('error', () => undefined)
    child.stdin.end(pdf)
    const [said, { code, signal }] = await Promise.all([text(child.stdout), exitOf(child)])
    if (ended) return { ok: false, because: { reason: ended } }
    // A server that stops, or the system for want of memory: that says nothing about the file.
    if (signal === 'SIGKILL' || signal === 'SIGTERM')
      throw new Error('The reader was ended from outside; it is read later')
    return code === 0 ? readingSchema.parse(JSON.parse(said)) : { ok: false, because: { reason: 'crashed' } }
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

/** What a process holds in memory, where the system tells. */
async function residentOf({ pid }: ChildProcess): Promise<number> {
  const sizes = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(sizes.split(' ')[1] ?? 0) * 4096
}
