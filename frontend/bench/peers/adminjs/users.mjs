// The models of the AdminJS application, on mongoose. Each order of the list has an index.
import mongoose from 'mongoose';

const userSchema = new mongoose.Schema({
  name: { type: String, required: true, index: true },
  email: { type: String, required: true, unique: true },
  number: { type: String, required: true, unique: true },
  coins: { type: Number, default: 0, index: true },
  country: { type: String, index: true },
  active: { type: Boolean, default: true, index: true },
  createdAt: { type: Date, default: Date.now, index: true },
});
const staffSchema = new mongoose.Schema({
  email: { type: String, required: true, unique: true },
  /** bcrypt hash. */
  password: { type: String, required: true },
});

export const Users = mongoose.model('users', userSchema);
export const Staff = mongoose.model('staff', staffSchema, 'staff');
