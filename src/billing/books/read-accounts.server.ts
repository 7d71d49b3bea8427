import { type AccountName, type AccountNumbers, accounts } from '#billing/billing-settings.ts'
import type { Services } from '#platform/services.ts'
import { readSettings } from '#platform/settings/settings.server.ts'

const isAccount = (name: string): name is AccountName => Object.hasOwn(accounts, name)
const names = Object.keys(accounts).filter(isAccount)

export async function readAccounts(services: Pick<Services, 'db' | 'log'>): Promise<AccountNumbers> {
  const read = await readSettings(services, new Map(names.map((name) => [name, accounts[name]])))
  const of = (name: AccountName) => read.get(name) ?? accounts[name].default
  return {
    ...{ receivable: of('receivable'), bank: of('bank'), provider: of('provider') },
    ...{ revenue: of('revenue'), vat: of('vat'), losses: of('losses'), credits: of('credits') },
  }
}
