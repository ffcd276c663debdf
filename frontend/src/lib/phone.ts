/** The greatest width of a phone: lists show cards there. */
export const PHONE = '(max-width: 47.99em)';
