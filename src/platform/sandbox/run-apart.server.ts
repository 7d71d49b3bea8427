import { type ChildProcess, spawn } from 'node:child_process'
import { readFile, realpath } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { appFile } from '#platform/app-file.server.ts'

/** A program that reads untrusted input: its source with the folder of its modules, and its name in the build. */
export type ApartProgram = { source: string; folder: string; built: string }

type ApartLimits = { ms: number; residentBytes: number }
type Ended = 'too-slow' | 'too-large'

export type ApartResult = { output: Buffer; code: number | null; ended: Ended | null; busyMs: number }

/**
 * Runs a program in a sandboxed process that gets `input` on stdin. `ended`: it exceeded a limit. Throws if something
 * else killed the process, for example a shutdown: the input may be valid, so try again later.
 */
export async function runApart(program: ApartProgram, input: Uint8Array, limits: ApartLimits): Promise<ApartResult> {
  const { command, rights, path } = await sandboxOf(program)
  const child = spawn(command, [...rights, path], { env: {}, stdio: ['pipe', 'pipe', 'ignore'] })
  const started = performance.now()
  let busyMs = 0
  let ended: Ended | null = null
  const end = (why: Ended) => {
    ended ??= why
    child.kill('SIGKILL')
  }
  const clock = setTimeout(() => end('too-slow'), limits.ms)
  const scale = setInterval(async () => {
    busyMs = Math.max(busyMs, await busyOf(child))
    if ((await residentOf(child)) > limits.residentBytes) end('too-large')
  }, 250)
  try {
    // If the process exits before it has read all input, writing fails. Ignore this, because the exit code decides.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
    const [output, { code, signal }] = await Promise.all([buffer(child.stdout), exitOf(child)])
    if (!ended && (signal === 'SIGKILL' || signal === 'SIGTERM'))
      throw new Error('The sandboxed process was ended from outside; it is run later')
    // Use wall-clock time if the CPU time is unavailable or the process ended before it was measured.
    return { output, code, ended, busyMs: busyMs || Math.round(performance.now() - started) }
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

/**
 * Command that starts a sandboxed program. Node's permission model limits file access to the program and its packages,
 * and `unshare` removes the network on Linux.
 */
export async function sandboxOf({ source, folder, built }: ApartProgram) {
  const isBuilt = import.meta.env?.PROD
  const path = appFile(isBuilt ? `build/server/${built}` : source)
  const packages = appFile('node_modules')
  const modules = [appFile(isBuilt ? 'build/server' : folder), appFile('package.json')]
  const readable = [...modules, packages, await realpath(packages)]
  const rights = [
    '--permission',
    ...[...new Set(readable)].map((place) => `--allow-fs-read=${place}`),
    '--max-old-space-size=384',
  ]
  const isWithoutNetwork = await canUnshare()
  return isWithoutNetwork
    ? { command: networkless, rights: [...empty, process.execPath, ...rights], path, isWithoutNetwork }
    : { command: process.execPath, rights, path, isWithoutNetwork }
}

const networkless = 'unshare'
const empty = ['--user', '--map-current-user', '--net', '--']
let unshare: Promise<boolean> | undefined

function canUnshare(): Promise<boolean> {
  unshare ??= new Promise((resolved) => {
    const child = spawn(networkless, [...empty, 'true'], { stdio: 'ignore' })
    child.once('error', () => resolved(false))
    child.once('close', (code) => resolved(code === 0))
  })
  return unshare
}
