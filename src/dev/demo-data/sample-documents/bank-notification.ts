type Credit = { amount: string; payer: string; account: string }

/** Credits without a payment reference, as a bank reports them (camt.054). */
export function bankNotification(day: string, credits: readonly Credit[]): string {
  const entries = credits.map(
    (
      { amount, payer, account },
      at,
    ) => `<Ntry><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
<BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt><AcctSvcrRef>DEMO-${day}-${at + 1}</AcctSvcrRef><BkTxCd/>
<NtryDtls><TxDtls><Amt Ccy="CHF">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd>
<RltdPties><Dbtr><Pty><Nm>${payer}</Nm></Pty></Dbtr><DbtrAcct><Id><IBAN>${account}</IBAN></Id></DbtrAcct></RltdPties></TxDtls></NtryDtls></Ntry>`,
  )
  const created = `<CreDtTm>${day}T18:00:00+01:00</CreDtTm>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.054.001.08"><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>DEMO-${day}</MsgId>${created}</GrpHdr>
<Ntfctn><Id>DEMO-${day}</Id>${created}<Acct><Id><IBAN>CH9300762011623852957</IBAN></Id><Ccy>CHF</Ccy></Acct>${entries.join('')}</Ntfctn>
</BkToCstmrDbtCdtNtfctn></Document>`
}
