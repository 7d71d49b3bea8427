import { mkdir, readdir, rename } from 'node:fs/promises'
import { join } from 'node:path'

const prefix = 'earlier-build-'

/**
 * Moves all data that an incompatible earlier version has left in the data folder into a subfolder with the current
 * date and time in its name. Returns the path of this subfolder.
 */
export async function setAsideData(dataDir: string, now: Date): Promise<string> {
  const folder = join(dataDir, `${prefix}${now.toISOString().replace(/[:.]/g, '-')}`)
  await mkdir(folder)
  for (const name of await readdir(dataDir))
    if (!name.startsWith(prefix)) await rename(join(dataDir, name), join(folder, name))
  return folder
}
