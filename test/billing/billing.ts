import { buffer } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { asCompany } from '#company/company.server.ts'
import { companySettings } from '#company/company-settings.ts'
import type { FactName } from '#company/facts.ts'
import { readCompany } from '#company/read-company.server.ts'
import { openContent } from '#platform/files/open-file.server.ts'
import { placeByInvoice } from '#shop/checkout/place-by-invoice.server.ts'
import { aSetting } from '#test/settings.ts'
import { anOrderInput, aShop } from '#test/shop.ts'
import type { World } from '#test/world.ts'

export const firm = { iban: 'CH93 0076 2011 6238 5295 7', qrIban: 'CH44 3199 9123 0008 8901 2' } as const

export async function aFact(world: World, name: FactName, value: string): Promise<void> {
  const setting = companySettings.get(name)
  if (setting) await aSetting(world, setting, value)
}

export async function aShopWithAccount(): Promise<World> {
  const world = await aShop()
  await aFact(world, 'iban', firm.iban)
  await aFact(world, 'qrIban', firm.qrIban)
  return world
}

export async function asFirm<Made>(world: World, work: () => Promise<Made>): Promise<Made> {
  return asCompany(await readCompany(world), work)
}

export const buyer = {
  ...{ name: 'Bea Buyer', email: 'bea@example.com', street: 'Seeweg', houseNumber: '7a' },
  ...{ postcode: '2502', town: 'Biel/Bienne', country: 'CH' },
}

export function orderByInvoice(
  world: World,
  changes: Partial<Parameters<typeof placeByInvoice>[1]> = {},
  items: [variantId: string, quantity: number][] = [['standard-2025', 1]],
) {
  return asFirm(world, () => placeByInvoice(world, { ...anOrderInput(items), buyer, isClient: true, ...changes }))
}

export function invoiceOf({ db }: World) {
  return db.selectFrom('invoices').selectAll().where('kind', '=', 'invoice').executeTakeFirstOrThrow()
}

export async function storedPdf(world: World): Promise<Buffer> {
  const { fileId } = await invoiceOf(world)
  const file = await world.db.selectFrom('storedFiles').selectAll().where('id', '=', fileId).executeTakeFirstOrThrow()
  return buffer(await openContent(world, file))
}

export async function readPdfText(content: Buffer): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(content), verbosity: 0 }).promise
  const { items } = await (await pdf.getPage(1)).getTextContent()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
