import { writeFileSync } from 'node:fs'
import { startSite } from '#test/drills/site.ts'
import { fillFirm, measureFirm } from '#test/load/large-firm.ts'

const site = await startSite()
const node = await site.addNode()
console.log('filling', new Date())
await fillFirm(async (t, v) => {
  const b = Date.now()
  const r = await site.ask(t as string, v as unknown[])
  console.log(Date.now() - b, t.slice(0, 60))
  return r as never
})
writeFileSync(
  '/tmp/sound-firm.json',
  JSON.stringify({ url: site.database.superuserUrl.replace(/\/[^/]*$/, '/app'), pid: process.pid, base: node.base }),
)
const show = async () => {
  const rows = await measureFirm(site, node.base)
  for (const { path, median, least } of rows)
    console.log(String(Math.round(median)).padStart(6), String(Math.round(least)).padStart(6), path)
  console.log('done')
}
await show().catch((e) => console.log(e))
process.on('SIGUSR2', async () => {
  console.log('--- again', new Date())
  await node.end('SIGTERM')
  await node.start()
  await site.ask('delete from rate_limits')
  await show().catch((e) => console.log(e))
})
process.on('SIGTERM', async () => {
  await site.stop()
  process.exit(0)
})
setInterval(() => {}, 1000)
