import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { aFile, type Stage, wordsOf } from './action.ts'
import { upload, wordFlows } from './flows.ts'
import { startSite } from './site.ts'
import { closeStage, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { aVisitor } from './visitor.ts'

const run = promisify(execFile)
const nothing = { acts: 0, lost: 0, doubled: 0, unfinished: 0, errors: [] }

export const fullDisk: Drill = async ({ say }) => {
  if (process.getuid?.() !== 0) {
    say('left out: only root can mount a small disk')
    return nothing
  }
  const site = await startSite()
  const disk = join(site.folder, 'files')
  try {
    await run('mkdir', ['-p', disk])
    const mounted = await run('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).then(
      () => true,
      () => false,
    )
    if (!mounted) {
      say('left out: no disk can be mounted here')
      return nothing
    }
    site.atEnd(() => run('umount', ['-l', disk]).then(() => undefined))
    const { base } = await site.addNode()
    const stage = await openStage(site, base)
    await upload(stage)
    await writeFile(join(disk, 'filler'), Buffer.alloc(16 * 1024 * 1024)).catch(() => undefined)
    const errors = await judge(stage)
    say('everything but uploads goes on while the disk is full')
    await Promise.all(wordFlows.map((flow) => flow(stage)))
    await run('rm', [join(disk, 'filler')])
    await upload(stage)
    say('uploads go on once there is room again')
    const tally = await closeStage(site, stage)
    return { ...tally, errors: [...errors, ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function judge({ base, client, caseIds }: Stage): Promise<string[]> {
  const address = `/client-portal/cases/${caseIds[0]}/files/upload`
  const sent = await client.post(address, { form: aFile('no-room.pdf') })
  const page = await aVisitor(base).get('/store')
  return [
    ...(sent.status === 507 ? [] : [`an upload to a full disk is answered ${sent.status} ${wordsOf(sent)}`]),
    ...(/no room/.test(wordsOf(sent)) ? [] : ['a full disk is not told in words']),
    ...(page.status === 200 ? [] : [`/store is answered ${page.status} while the disk is full`]),
  ]
}
