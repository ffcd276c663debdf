import type { Random } from './random.js';

const FEMALE =
  'Aanya Aditi Ananya Anika Anita Asha Bhavna Charu Deepika Diya Esha Farah Gauri Isha Jaya Kavya Kiara Lakshmi Leela Maya Meera Mira Naina Neha Nisha Pooja Priya Radhika Riya Rupa Saanvi Sana Shreya Simran Sneha Sunita Tanvi Tara Vidya Zara Sofia Camila Elif Amina Lucia Mei'.split(
    ' ',
  );
const MALE =
  'Aarav Aditya Ajay Akash Amit Arjun Arnav Ashwin Bharat Dev Dhruv Farhan Gaurav Harsh Imran Ishaan Jai Karan Kabir Kunal Manish Mohit Nikhil Omar Pranav Rahul Raj Ravi Rohan Sahil Sameer Sanjay Siddharth Suresh Tarun Varun Vikram Vivek Yash Zubair Mateo Emre Youssef Diego Hao'.split(
    ' ',
  );
const LAST =
  'Sharma Verma Patel Gupta Singh Nair Menon Iyer Reddy Rao Das Ghosh Bose Kapoor Malhotra Chopra Joshi Kulkarni Deshmukh Pillai Khan Shaikh Ansari Fernandes Dsouza Mehta Shah Bhat Mishra Tiwari Yadav Chauhan Thakur Saxena Banerjee Silva Yilmaz Garcia Haddad Chen'.split(
    ' ',
  );
const CITIES =
  'Mumbai Delhi Pune Jaipur Kochi Chennai Kolkata Lucknow Indore Surat Goa Nagpur Bhopal Mysuru Dubai'.split(
    ' ',
  );
const PASSIONS = [
  'Singer',
  'Dancer',
  'Stand-up comic',
  'Gamer',
  'Cook',
  'Traveller',
  'Make-up artist',
  'Guitarist',
  'Fitness coach',
  'Painter',
  'Poet',
  'Beatboxer',
];

export interface Person {
  name: string;
  username: string;
  gender: 'female' | 'male';
  bio: string;
}

/** Invents a person. Usernames are unique: a taken name gets a number. */
export function inventPerson(random: Random, taken: Set<string>): Person {
  const gender = random.chance(0.55) ? 'female' : 'male';
  const first = random.pick(gender === 'female' ? FEMALE : MALE);
  const last = random.pick(LAST);
  const plain = `${first}.${last}`.toLowerCase();
  let username = plain;
  while (taken.has(username)) username = `${plain}${random.int(10, 999)}`;
  taken.add(username);
  const bio = random.chance(0.75) ? `${random.pick(PASSIONS)} from ${random.pick(CITIES)}` : '';
  return { name: `${first} ${last}`, username, gender, bio };
}

export const inventAgencyName = (random: Random) =>
  `${random.pick(['Starlight', 'Bluebird', 'Monsoon', 'Silver Lotus', 'Nova', 'Peacock', 'Northern Lights', 'Marigold', 'Crescendo', 'Velvet', 'Saffron', 'Aurora', 'Banyan', 'Coral'])} ${random.pick(['Talent', 'Live', 'Media', 'Studios', 'Artists'])}`;
