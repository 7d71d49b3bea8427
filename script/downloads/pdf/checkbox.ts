import { type Element, ink, type Pdf, red } from '#design/print/pdf-document.server.ts'

const side = 11

export type WriteBox = (into: Element, box: { x: number; y: number; says: string }) => void

export function openBoxes({ pdf }: Pdf): WriteBox {
  pdf.font('regular').initForm()
  const { _root: catalogue } = pdf as unknown as { _root: { data: { AcroForm: { data: FormFields } } } }
  const form = catalogue.data.AcroForm.data
  form.NeedAppearances = false
  const off = appearance(pdf, '')
  const on = appearance(pdf, `${colour(red)} 1.8 w 1 J 1 j 2.4 5.6 m 4.6 3.2 l 8.8 8.2 l S`)
  return (into, { x, y, says }) => {
    const place = pdf.struct('Form')
    into.add(place)
    const widget: object = {
      Subtype: 'Widget',
      FT: 'Btn',
      T: Object(`item-${form.Fields.length + 1}`),
      TU: Object(says),
      F: 4,
      V: 'Off',
      AS: 'Off',
      MK: { CA: Object('4') },
      AP: { N: { Yes: on, Off: off } },
      structParent: place,
    }
    pdf.annotate(x, y, side, side, widget)
    form.Fields.push(pdf.page.annotations.at(-1))
    place.end()
  }
}

type FormFields = { Fields: unknown[]; NeedAppearances: boolean }

function appearance(pdf: Pdf['pdf'], drawn: string) {
  const look = pdf.ref({ Type: 'XObject', Subtype: 'Form', BBox: [0, 0, side, side], Resources: {} })
  look.end(Buffer.from(`${colour(ink)} 0.9 w 0.5 0.5 ${side - 1} ${side - 1} re S ${drawn}`))
  return look
}

function colour(hex: string): string {
  const parts = [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3))
  return `${parts.join(' ')} RG`
}
