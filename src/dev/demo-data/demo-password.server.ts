import { randomBytes } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Services } from '#platform/services.ts'

export async function demoPassword({
  config,
}: Pick<Services, 'config'>): Promise<{ password: string; isNew: boolean }> {
  const file = join(config.DATA_DIR, 'demo-password')
  const saved = await readFile(file, 'utf8').catch(() => undefined)
  const password = config.DEMO_PASSWORD ?? saved ?? `demo-${randomBytes(9).toString('base64url')}`
  if (password !== saved) await writeFile(file, password, { mode: 0o600 })
  return { password, isNew: password !== saved }
}
