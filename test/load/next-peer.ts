import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)
const quiet = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' } as const

/**
 * Builds and serves test/peers/next, a Next.js page for comparison in the benchmark. Null if its packages cannot be
 * downloaded.
 */
export async function startNextPeer(port: number): Promise<{ base: string; stop(): Promise<void> } | null> {
  const folder = await mkdtemp(join(tmpdir(), 'next-peer-'))
  let child: ChildProcess | undefined
  const stop = async () => {
    child?.kill()
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await cp('test/peers/next', folder, { recursive: true })
    await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder })
    const next = join(folder, 'node_modules/next/dist/bin/next')
    await run(process.execPath, [next, 'build'], { cwd: folder, env: quiet })
    child = spawn(process.execPath, [next, 'start', '-p', String(port)], { cwd: folder, env: quiet, stdio: 'ignore' })
    const base = `http://localhost:${port}`
    for (let attempt = 0; attempt < 100; attempt++) {
      const isUp = await fetch(base).then(
        (answer) => answer.ok,
        () => false,
      )
      if (isUp) return { base, stop }
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    throw new Error('It does not answer')
  } catch (error) {
    console.error(`The page in Next.js is left out: ${error instanceof Error ? error.message : error}`)
    await stop()
    return null
  }
}
