import { execFile } from 'node:child_process'
import { mkdtemp, readFile, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds a later version of the program in a new folder: every page has other scripts. Resolves with the folder. */
export async function makeOtherBuild(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'other-build-'))
  const files = (await run('git', ['ls-files', '-z'], { maxBuffer: 10_000_000 })).stdout
  await writeFile(join(folder, 'files'), files)
  const copy = `tar --create --null --files-from="$1/files" | tar --extract --directory="$1"`
  await run('bash', ['-c', copy, 'copy', folder])
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await replaceIn(join(folder, 'package.json'), /"version": "[^"]+"/, '"version": "99.0.0"')
  // Nearly all scripts import this module, so all their names change with its content.
  await replaceIn(
    join(folder, 'src/design/classes.ts'),
    /$/,
    '\nif (typeof window === "object") Object.assign(window, { build: "other" })\n',
  )
  const options = { cwd: folder, env: { ...process.env, NODE_ENV: 'production' } }
  await run('react-router', ['build'], options)
  await run(process.execPath, ['script/compress-assets.ts'], options)
  return folder
}

async function replaceIn(path: string, what: RegExp, by: string): Promise<void> {
  await writeFile(path, (await readFile(path, 'utf8')).replace(what, by))
}
