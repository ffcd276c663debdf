// What frontend/scripts/manual.mjs makes of docs/manual.
declare module 'virtual:manual/*' {
  export const manual: import('./manual').Manual;
}
