/**
 * Who decides on objections, where that is sure without asking: in many cantons it is an office of the commune or region.
 * Streets are left out on purpose: the assessment prints the address that counts, and offices move. For Bern an objection
 * goes to the region that made the assessment (Art. 190 StG BE; taxinfo.sv.fin.be.ch, read in November 2026).
 */
export const objectionOffices: Readonly<Record<string, string>> = {
  BE: 'Steuerverwaltung des Kantons Bern',
}
