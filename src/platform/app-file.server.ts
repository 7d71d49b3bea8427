import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = rootAbove(import.meta.dirname)

/** Absolute path of a file that comes with the program, such as `data/fonts`, whatever the working directory. */
export function appFile(path: string): string {
  return join(root, path)
}

export const appVersion: string = JSON.parse(readFileSync(appFile('package.json'), 'utf8')).version

function rootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (dirname(folder) === folder) throw new Error('package.json of the program is missing')
  return rootAbove(dirname(folder))
}
