import { setTimeout as pause } from 'node:timers/promises'
import { anEnquiry, buy } from './flows.ts'
import { moneyFlows } from './money-flows.ts'
import { officeFlows, sendStatement } from './office-flows.ts'
import { startSiteWithStandIns } from './outbound.ts'
import type { Site } from './site.ts'
import { closeStage, forgetLimits, openStage } from './stage.ts'
import type { Drill } from './tally.ts'
import { aVisitor, type CurrentUser } from './visitor.ts'

const sold = { product: 'premium', variant: 'premium-2023' }

/** Checks that two web servers and two workers with one database behave as one site. */
export const nodes: Drill = async ({ isFull, say }) => {
  const { site, outbound } = await startSiteWithStandIns()
  const errors: string[] = []
  const expect = (isSo: boolean, error: string) => void (isSo || errors.push(error))
  try {
    const [first, second] = [await site.addNode({ role: 'web' }), await site.addNode({ role: 'web' })]
    const stage = await openStage(site, first.base, outbound)

    const elsewhere = await stage.client.at(second.base).get('/client-portal')
    expect(elsewhere.status === 200, `a session of one node is answered ${elsewhere.status} by the other`)
    say('a session of one node holds on the other')

    const from = '198.19.0.1'
    const writers = [first, second].map(({ base }) => aVisitor(base, { from }))
    const answers: number[] = []
    for (let at = 0; at < 6; at++) {
      const answer = await writers[at % 2]?.post('/contact', { form: anEnquiry(`The enquiry ${at} of one address`) })
      answers.push(answer?.status ?? 0)
    }
    expect(answers.join(' ') === '303 303 303 303 303 429', `six enquiries over two nodes: ${answers.join(' ')}`)
    say('a limit counts over both nodes')

    await site.ask('update product_variants set manage_inventory = true, inventory_quantity = 1 where id = $1', [
      sold.variant,
    ])
    const seconds = await pageChange(aVisitor(first.base), aVisitor(second.base), first.base)
    expect(seconds <= 1, `a page that changed on one node is old on the other for ${seconds.toFixed(1)} s`)
    say(`a changed page is new on the other node after ${seconds.toFixed(2)} s`)

    await site.ask(`create schema drill; create table drill.jobs (task text);
      create function drill.note() returns trigger language plpgsql as $$ begin
        insert into drill.jobs select identifier from graphile_worker._private_tasks where id = new.task_id; return new; end $$;
      alter function drill.note() security definer;
      create trigger drill_note after insert on graphile_worker._private_jobs for each row execute function drill.note()`)
    const workers = [await site.addNode({ role: 'worker' }), await site.addNode({ role: 'worker' })]
    await Promise.all(workers.map((worker) => worker.end('SIGTERM')))
    await site.ask(`update graphile_worker._private_known_crontabs set last_execution = now() - interval '25 hours',
      known_since = now() - interval '30 days' where identifier = 'apply-retention'`)
    await site.ask('delete from drill.jobs')
    await Promise.all(workers.map((worker) => worker.start()))
    await pause(3_000)
    const [runs] = await site.ask<{ count: number }>(
      `select count(*)::int as count from drill.jobs where task = 'apply-retention'`,
    )
    expect(runs?.count === 1, `a daily job was run ${runs?.count} times by two workers`)
    say('a daily job runs once')

    await forgetLimits(site)
    const orders = Promise.all([
      ...Array.from({ length: isFull ? 30 : 10 }, () => buy(stage)),
      ...[...moneyFlows, ...officeFlows, sendStatement].map((flow) => flow(stage)),
    ])
    let held = 0
    for (const until = Date.now() + 20_000; held < 3 && Date.now() < until; await pause(20))
      held = await countHeld(site)
    await workers[0]?.end('SIGKILL')
    say(`a worker killed while the two held ${held} jobs`)
    await orders
    const tally = await closeStage(site, stage, say)
    return { ...tally, errors: [...errors, ...tally.errors] }
  } finally {
    await site.stop()
  }
}

async function countHeld(site: Site): Promise<number> {
  const [row] = await site.ask<{ count: number }>(
    'select count(*)::int as count from graphile_worker.jobs where locked_at is not null',
  )
  return row?.count ?? 0
}

async function pageChange(buyer: CurrentUser, reader: CurrentUser, base: string): Promise<number> {
  const mark = async () => (await reader.get(`/product/${sold.product}`)).headers.get('ETag')
  const before = await settled(mark)
  const answer = await buyer.post('/store/main/checkout', {
    json: {
      items: [{ variant_id: sold.variant, quantity: 1 }],
      successUrl: `${base}/success`,
      cancelUrl: `${base}/cart`,
      domicile: 'CH',
    },
  })
  if (answer.status !== 200) return Number.NaN
  const begin = performance.now()
  while ((await mark()) === before && performance.now() - begin < 10_000) await pause(50)
  return (performance.now() - begin) / 1_000
}

/** ETag of a page once two responses in a row have the same one, which means that the page is cached. */
async function settled(mark: () => Promise<string | null>): Promise<string | null> {
  let now = await mark()
  for (let before: string | null = null, tries = 0; (now === null || now !== before) && tries < 20; tries++) {
    await pause(500)
    before = now
    now = await mark()
  }
  return now
}
