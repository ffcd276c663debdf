export const backgroundThemesList = {"names":["background-themes"],"live":{"topic":"catalogues","kind":"background-themes"},"sorts":[],"filters":{"shown":{"kind":"flag"}}} as const;
