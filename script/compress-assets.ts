// Writes a brotli and a gzip copy next to each text file of the built site, so the server need not compress.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const folder = 'build/client'
for (const name of await readdir(folder, { recursive: true })) {
  if (!/\.(js|css|svg|json|txt|xml|webmanifest)$/.test(name)) continue
  const path = join(folder, name)
  const plain = await readFile(path)
  await writeFile(`${path}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
  await writeFile(`${path}.gz`, gzipSync(plain, { level: 9 }))
}
