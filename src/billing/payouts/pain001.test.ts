import { expect, test } from 'vitest'
import { fileIdOf, messageIdOf } from './make-payout-file.server.ts'
import { pain001 } from './pain001.ts'

const order = {
  messageId: '00000000000040008000000000000001',
  createdAt: new Date('2026-11-21T09:00:00.123Z'),
  executeOn: '2026-11-21',
  debtor: { name: 'Firm & Sons GmbH', iban: 'CH9300762011623852957' },
}
const transfer = {
  ...{ reference: 'REFUND-000001', amountCents: 49_905, currencyCode: 'CHF', message: 'Firm REFUND-000001' },
  payee: { name: 'Béa <Bùyer> 北', iban: 'CH5604835012345678009', bic: null },
}
const abroad = {
  ...{ reference: 'REFUND-000002', amountCents: 10, currencyCode: 'CHF', message: 'Firm REFUND-000002' },
  payee: {
    ...{ name: 'Otto Österreich', iban: 'DE89370400440532013000', bic: 'COBADEFF' },
    address: { street: 'Königstraße', houseNumber: '7a', postcode: '70173', town: 'Stuttgart', country: 'DE' },
  },
}

test('a payment order has every element in the order of the schema', () => {
  expect(pain001({ ...order, transfers: [transfer, abroad] })).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09">
  <CstmrCdtTrfInitn>
    <GrpHdr>
      <MsgId>00000000000040008000000000000001</MsgId>
      <CreDtTm>2026-11-21T09:00:00Z</CreDtTm>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>499.15</CtrlSum>
      <InitgPty>
        <Nm>Firm &amp; Sons GmbH</Nm>
      </InitgPty>
    </GrpHdr>
    <PmtInf>
      <PmtInfId>00000000000040008000000000000001</PmtInfId>
      <PmtMtd>TRF</PmtMtd>
      <BtchBookg>false</BtchBookg>
      <NbOfTxs>2</NbOfTxs>
      <CtrlSum>499.15</CtrlSum>
      <ReqdExctnDt>
        <Dt>2026-11-21</Dt>
      </ReqdExctnDt>
      <Dbtr>
        <Nm>Firm &amp; Sons GmbH</Nm>
      </Dbtr>
      <DbtrAcct>
        <Id>
          <IBAN>CH9300762011623852957</IBAN>
        </Id>
      </DbtrAcct>
      <DbtrAgt>
        <FinInstnId>
          <ClrSysMmbId>
            <ClrSysId>
              <Cd>CHBCC</Cd>
            </ClrSysId>
            <MmbId>762</MmbId>
          </ClrSysMmbId>
        </FinInstnId>
      </DbtrAgt>
      <CdtTrfTxInf>
        <PmtId>
          <InstrId>REFUND-000001</InstrId>
          <EndToEndId>REFUND-000001</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="CHF">499.05</InstdAmt>
        </Amt>
        <Cdtr>
          <Nm>Béa &lt;Bùyer&gt; .</Nm>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>CH5604835012345678009</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>Firm REFUND-000001</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
      <CdtTrfTxInf>
        <PmtId>
          <InstrId>REFUND-000002</InstrId>
          <EndToEndId>REFUND-000002</EndToEndId>
        </PmtId>
        <Amt>
          <InstdAmt Ccy="CHF">0.10</InstdAmt>
        </Amt>
        <ChrgBr>SHAR</ChrgBr>
        <CdtrAgt>
          <FinInstnId>
            <BICFI>COBADEFF</BICFI>
          </FinInstnId>
        </CdtrAgt>
        <Cdtr>
          <Nm>Otto Österreich</Nm>
          <PstlAdr>
            <StrtNm>Königstraße</StrtNm>
            <BldgNb>7a</BldgNb>
            <PstCd>70173</PstCd>
            <TwnNm>Stuttgart</TwnNm>
            <Ctry>DE</Ctry>
          </PstlAdr>
        </Cdtr>
        <CdtrAcct>
          <Id>
            <IBAN>DE89370400440532013000</IBAN>
          </Id>
        </CdtrAcct>
        <RmtInf>
          <Ustrd>Firm REFUND-000002</Ustrd>
        </RmtInf>
      </CdtTrfTxInf>
    </PmtInf>
  </CstmrCdtTrfInitn>
</Document>
`)
})

test('the id of a bank file is recovered from its message id', () => {
  const id = '0197a3c2-5b6d-4e7f-8a9b-0c1d2e3f4a5b'
  expect(fileIdOf(messageIdOf(id))).toBe(id)
  for (const strange of [null, '', 'MSG-1', `${messageIdOf(id)}0`]) expect(fileIdOf(strange)).toBeNull()
})
