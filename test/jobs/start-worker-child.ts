import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'

export function startWorkerChild(databaseUrl: string): ChildProcess {
  return startChild('worker-child', [databaseUrl])
}

export function startChild(name: string, args: string[]): ChildProcess {
  const child = spawn('node', [`test/jobs/${name}.ts`, ...args], { stdio: ['ignore', 'ignore', 'inherit'] })
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await endChild(child, 'SIGKILL')
  })
  return child
}

export async function endChild(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(signal)
  await gone
}
