import type { Found } from '../reader/reading.ts'
import { readCertificateXml } from './certificate-xml.ts'
import type { JoinedParts } from './parts.ts'
import { unzipOne } from './unzip.server.ts'

/** Reads the joined barcodes of a certificate. Untrusted: call only in the reader's process. */
export function readCertificates(joined: JoinedParts): Found[] {
  if (!joined.ok) return [{ ok: false, kind: 'salary-certificate', because: joined.because }]
  const results = joined.variants.map((bytes) => {
    const unzipped = unzipOne(bytes)
    return unzipped.ok ? readCertificateXml(unzipped.bytes, joined.id) : unzipped
  })
  const read = results.find(({ ok }) => ok) ?? results[0]
  if (read?.ok) return read.certificates.map((content) => ({ ok: true, kind: 'salary-certificate', content }))
  return [{ ok: false, kind: 'salary-certificate', because: { reason: read?.reason ?? 'damaged' } }]
}
