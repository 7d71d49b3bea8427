import { company } from '#content/company.ts'

const { street, postcode, city } = company.address

/** Where the office is, on one line. */
export const officeAddress = `${street.value}, ${postcode.value} ${city.value}`
