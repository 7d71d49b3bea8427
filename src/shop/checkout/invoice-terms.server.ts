import { company } from '#company/company.ts'
import type { Services } from '#platform/services.ts'
import { readSetting } from '#platform/settings/settings.server.ts'
import { type InvoiceTerms, invoiceForClients, invoiceUpToFrancs } from './invoice-choice.ts'

export async function readInvoiceTerms(services: Pick<Services, 'db' | 'log'>): Promise<InvoiceTerms> {
  const { iban, qrIban } = company()
  return {
    hasAccount: iban !== null || qrIban !== null,
    forClients: await readSetting(services, invoiceForClients),
    upToFrancs: await readSetting(services, invoiceUpToFrancs),
  }
}
