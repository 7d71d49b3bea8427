import { spawn } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { resolve } from 'node:path'

const [program, folder] = import.meta.env?.PROD
  ? ['build/server/read-statement.js', 'build/server']
  : ['src/returns/statements/reader/reader-process.server.ts', 'src/returns/statements']

export type ReaderCommand = { command: string; rights: string[]; program: string; isWithoutNetwork: boolean }
let created: Promise<ReaderCommand> | undefined

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
