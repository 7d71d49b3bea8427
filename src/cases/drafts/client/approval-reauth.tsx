import { clientCasePath } from '#cases/process/case-links.ts'
import { Panel } from '#design/page/app-shell.tsx'
import type { DraftPage } from './load-draft.server.ts'

type Props = { sha256: string; annexHash: string | null; signers: DraftPage['signers']; caseId: string }

export function Evidence({ sha256, annexHash, signers, caseId }: Props) {
  return (
    <Panel title="Proof of approval">
      <p className="soft t14">
        Your approval belongs to this one file. We keep its fingerprint, your consent, your name, the time and the
        address that you approved from. If one character of the file changes, the fingerprint changes, and you are asked
        again.
      </p>
      <p className="t14 mt-16">
        <span className="soft">SHA-256</span>
        <br />
        <code className="fingerprint">{sha256.replace(/.{4}(?=.)/g, '$& ')}</code>
      </p>
      {annexHash && (
        <p className="t14 mt-16">
          <span className="soft">SHA-256 of the summary of the tax</span>
          <br />
          <code className="fingerprint">{annexHash.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
      )}
      {signers.map(
        ({ approvalId, name }) =>
          approvalId && (
            <p key={approvalId} className="mt-16">
              <a href={`${clientCasePath(caseId)}/approvals/${approvalId}`} download>
                Download the certificate of {name ?? 'the other person'}
              </a>
            </p>
          ),
      )}
    </Panel>
  )
}
