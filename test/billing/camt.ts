export type Tx = {
  amount: string
  reference?: string | null
  payer?: string
  ref?: string
  currency?: string
  endToEnd?: string
  account?: string
}

type EntryRequested = {
  ref: string
  txs: Tx[]
  debit?: boolean
  reversal?: boolean
  status?: string
  orderId?: string
  amount?: string
  count?: number
}

type TestCamtInput = { format: `camt.05${3 | 4}.001.0${4 | 8}`; account?: string; entries: EntryRequested[] }

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

export function camt({ format, account = 'CH9300762011623852957', entries }: TestCamtInput): string {
  const isStatement = format.startsWith('camt.053')
  const [outer, inner] = isStatement ? ['BkToCstmrStmt', 'Stmt'] : ['BkToCstmrDbtCdtNtfctn', 'Ntfctn']
  const isNew = format.endsWith('08')
  const created = '<CreDtTm>2026-11-20T18:00:00+01:00</CreDtTm>'
  const balance = isStatement
    ? '<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="CHF">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-20</Dt></Dt></Bal>'
    : ''
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${format}"><${outer}><GrpHdr><MsgId>M-1</MsgId>${created}</GrpHdr><${inner}><Id>S-1</Id>${created}
<Acct><Id><IBAN>${account}</IBAN></Id><Ccy>CHF</Ccy></Acct>${balance}${entries.map((entry) => ntry(entry, isNew)).join('')}</${inner}></${outer}></Document>`
}

function ntry(requested: EntryRequested, isNew: boolean): string {
  const { ref, txs, debit, reversal, status = 'BOOK', amount, count, orderId } = requested
  const cents = txs.reduce((sum, tx) => sum + Math.round(Number(tx.amount) * 100), 0)
  const currency = txs[0]?.currency ?? 'CHF'
  const side = `<CdtDbtInd>${debit ? 'DBIT' : 'CRDT'}</CdtDbtInd>`
  const details = txs.map(({ amount: part, reference, payer, ref: own, endToEnd, account: from }) => {
    const name = payer ? `<Nm>${escaped(payer)}</Nm>` : ''
    const refs = [own && `<AcctSvcrRef>${own}</AcctSvcrRef>`, endToEnd && `<EndToEndId>${endToEnd}</EndToEndId>`]
    return `<TxDtls>${own || endToEnd ? `<Refs>${refs.filter(Boolean).join('')}</Refs>` : ''}<Amt Ccy="${currency}">${part}</Amt>${side}
<RltdPties><Dbtr>${isNew ? `<Pty>${name}</Pty>` : name}</Dbtr>${from ? `<DbtrAcct><Id><IBAN>${from}</IBAN></Id></DbtrAcct>` : ''}</RltdPties>${
      reference
        ? `<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Prtry>QRR</Prtry></CdOrPrtry></Tp><Ref>${reference}</Ref></CdtrRefInf></Strd></RmtInf>`
        : ''
    }</TxDtls>`
  })
  const order = orderId ? `<PmtInfId>${orderId}</PmtInfId>` : ''
  const number = count || txs.length > 1 ? `<NbOfTxs>${count ?? txs.length}</NbOfTxs>` : ''
  const batch = order || number ? `<Btch>${order}${number}</Btch>` : ''
  const inner = batch || details.length > 0 ? `<NtryDtls>${batch}${details.join('')}</NtryDtls>` : ''
  return `<Ntry><Amt Ccy="${currency}">${amount ?? (cents / 100).toFixed(2)}</Amt>${side}<RvslInd>${reversal ? 'true' : 'false'}</RvslInd>
<Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><ValDt><Dt>2026-11-20</Dt></ValDt>
<AcctSvcrRef>${ref}</AcctSvcrRef><BkTxCd/>${inner}</Ntry>`
}
