export const texts = {
  title: 'Purchases are off',
  hint: 'Users cannot buy coins. Set the keys of Stripe under Settings, Secret keys, Stripe.',
};
