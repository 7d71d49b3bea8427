import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import * as adminTexts from '#admin/locales/en.ts'
import { aVisitor } from '#e2e/browser.ts'
import { own } from '#e2e/own.ts'
import { signInAsStaff } from '#e2e/signing-in.ts'

const run = promisify(execFile)

async function verify(file: string, ...key: string[]): Promise<{ code: number; payload: string }> {
  const env = { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', DATA_DIR: own('dataDir') }
  return run('bin/etb', ['verify-export', file, ...key], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, payload: stdout + stderr }),
    (failed: { code: number; stdout: string; stderr: string }) => ({
      code: failed.code,
      payload: failed.stdout + failed.stderr,
    }),
  )
}

test('a signed audit export verifies in a shell, and a damaged one does not', async () => {
  const staff = await aVisitor()
  await signInAsStaff(staff)
  await staff.goto('/admin/security')
  const key = (await staff.locator('.signing-key code').textContent()) ?? ''
  await staff.getByText('Export', { exact: true }).click()
  const [download] = await Promise.all([
    staff.waitForEvent('download'),
    staff.getByRole('link', { name: adminTexts.listMenus.signedJsonLines }).click(),
  ])
  const folder = await mkdtemp(join(tmpdir(), 'signed-export-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const file = join(folder, download.suggestedFilename())
  await download.saveAs(file)

  for (const known of [[], [key]]) {
    const { code, payload: content } = await verify(file, ...known)
    expect([code, content]).toEqual([0, expect.stringMatching(/has not been changed since it was signed: \d+ rows/)])
  }
  const lines = (await readFile(file, 'utf8')).trimEnd().split('\n')
  expect(lines.length).toBeGreaterThan(2)
  const damaged: [string[], string][] = [
    [
      lines.map((line, at) => (at === 1 ? line.replace(/\d/, (digit) => String((Number(digit) + 1) % 10)) : line)),
      'changed',
    ],
    [lines.toSpliced(1, 1), 'changed'],
    [lines.slice(0, -1), 'incomplete'],
  ]
  for (const [left, words] of damaged) {
    await writeFile(file, `${left.join('\n')}\n`)
    expect(await verify(file)).toEqual({ code: 1, payload: expect.stringContaining(words) })
  }
})
